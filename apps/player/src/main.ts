import './main.css'

/** Browsers without Temporal load it first; everything else needs it. */
async function start(): Promise<void> {
  if (!('Temporal' in globalThis)) await import('temporal-polyfill/global')
  const { runScreen } = await import('./run-screen.ts')
  const root = document.querySelector<HTMLElement>('#screen')
  if (root) await runScreen(root)
}
void start()
