import type { SiteModule } from '#ui/site/module.ts'

/**
 * Runs code of the modules that is not needed until the page is usable. If a file cannot be loaded or its code fails, nothing changes for
 * the visitor.
 */
export async function runAfter(page: Window, modules: readonly SiteModule[]): Promise<void> {
  await Promise.all(
    modules.map(({ after }) =>
      after?.()
        .then(({ default: run }) => run(page))
        .catch(() => undefined),
    ),
  )
}
