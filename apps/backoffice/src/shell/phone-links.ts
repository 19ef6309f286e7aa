/** The link that leads to the page shown: its path begins the page's, and its query is in the page's. The longest query wins. */
export function currentLink(
  links: readonly string[],
  { pathname, search }: { pathname: string; search: string },
): string | undefined {
  const query = new URLSearchParams(search)
  return links
    .map((link) => ({ link, url: new URL(link, 'http://local') }))
    .filter(
      ({ url }) =>
        pathname.startsWith(url.pathname) && [...url.searchParams].every(([name, value]) => query.get(name) === value),
    )
    .toSorted((a, b) => b.url.searchParams.size - a.url.searchParams.size)[0]?.link
}
