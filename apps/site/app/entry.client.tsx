import { enhance } from './islands/enhance.ts'

enhance(document)

/** Task pages (checkout, status) are the router's; content pages only wake their interactive parts. */
async function start(): Promise<void> {
  if (!('Temporal' in globalThis)) await import('temporal-polyfill/global')
  await (document.documentElement.dataset['page'] === 'task'
    ? import('./hydrate-router.tsx')
    : import('./islands/hydrate.tsx'))
}
void start()
