/**
 * Finds the link of the current page. A link fits if the path of the page begins with the path of the link, and if the query of the page
 * contains all parameters of the link. If several links fit, returns the link with the most parameters. Undefined if no link fits.
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
