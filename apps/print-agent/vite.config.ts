import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'
import packageJson from '../../package.json' with { type: 'json' }

/** Builds one file for Node that needs no other files or packages. This file is copied to a computer in a restaurant. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  logLevel: 'warn',
  // The program needs only the version from package.json. This plugin removes all other content of the file.
  plugins: [
    {
      name: 'version-only',
      enforce: 'pre',
      load: (id) => (id.endsWith('/package.json') ? JSON.stringify({ version: packageJson.version }) : undefined),
    },
  ],
  build: {
    ssr: fileURLToPath(new URL('start.ts', import.meta.url)),
    outDir: 'dist',
    emptyOutDir: true,
    target: 'node20',
    minify: false,
    rollupOptions: { output: { format: 'es', entryFileNames: 'servus-print-agent.mjs' } },
  },
  ssr: { noExternal: true },
})
