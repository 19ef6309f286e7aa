import '@mantine/core/styles.layer.css'
import '@mantine/notifications/styles.layer.css'
import type { Root } from 'react-dom/client'
import { App } from './App.tsx'
import { composeBackoffice } from './compose.ts'
import { modules } from './modules.ts'

/** Shows the back office with all modules. */
export function showWhole(root: Root): void {
  root.render(<App composition={composeBackoffice(modules)} />)
}
