/**
 * The link of the current page: the page's path begins with the link's path, and the page's query contains the link's query. The longest
 * query is preferred.
 */
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
