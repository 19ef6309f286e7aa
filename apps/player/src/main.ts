import './main.css'

/** Browsers without Temporal load a polyfill first, because all other code needs it. */
async function start(): Promise<void> {
  if (!('Temporal' in globalThis)) await import('temporal-polyfill/global')
  const { runScreen } = await import('./run-screen.ts')
  const root = document.querySelector<HTMLElement>('#screen')
  if (root) await runScreen(root)
}
void start()
