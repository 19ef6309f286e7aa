import type { SiteModule } from '#ui/site/module.ts'

/** Fills the places of a page that its first code has left empty. Offline, or taken off the server by an upgrade: they stay as they are. */
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
