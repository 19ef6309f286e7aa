import type { SiteModule } from '#ui/site/module.ts'

/**
 * Fills the elements with `data-late`. Their code is loaded last, when the page is already usable. If a file cannot be loaded (offline, or
 * removed by an upgrade), the element stays as it is.
 */
export async function fillLatePlaces(page: Document, modules: readonly SiteModule[]): Promise<void> {
  await Promise.all(
    [...page.querySelectorAll<HTMLElement>('[data-late]')].map(async (place) => {
      const fill = await lateOf(modules, place.dataset['late'] ?? '')?.().catch(() => undefined)
      await fill?.default(place)
    }),
  )
}

const lateOf = (modules: readonly SiteModule[], name: string) =>
  modules.map(({ late }) => late?.[name]).find((found) => found !== undefined)
