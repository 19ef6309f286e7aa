import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import packageJson from '../../package.json' with { type: 'json' }
import { apiReference } from './api-reference.ts'
import { firstFiles } from './first-files.ts'
import { precompress } from './precompress.ts'
import { preloadFirst } from './preload-first.ts'
import { signInPage } from './sign-in-page.ts'

/** The address of the server to which the page sends its API calls. `npm run dev` sets it. The default is the address of `npm start`. */
const server = process.env['SERVUS_DEV_SERVER'] ?? 'http://localhost:3000'

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  base: '/backend/',
  plugins: [react(), apiReference(), preloadFirst('/backend/bestellungen'), signInPage(), precompress()],
  define: { 'import.meta.env.SERVUS_VERSION': JSON.stringify(packageJson.version) },
  // The server adds a new nonce to every response with index.html (apps/server/backoffice).
  html: { cspNonce: '__CSP_NONCE__' },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2024',
    sourcemap: false,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 700,
    rolldownOptions: {
      input: ['index.html', 'sign-in.html'].map((name) => fileURLToPath(new URL(name, import.meta.url))),
      output: { codeSplitting: { groups: firstFiles() } },
    },
  },
  server: { port: 5174, proxy: { '/api': server, '/image': server, '/theme': server, '/upload': server } },
})
