import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'
import packageJson from '../../package.json' with { type: 'json' }

/** The player is small and uses no framework. Its service worker is a separate file whose name never changes. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  base: '/player/',
  define: { 'import.meta.env.SERVUS_VERSION': JSON.stringify(packageJson.version) },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2022',
    sourcemap: false,
    // Fonts must stay separate files, because the content policy of the page does not allow inlined fonts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rollupOptions: {
      input: {
        index: fileURLToPath(new URL('index.html', import.meta.url)),
        sw: fileURLToPath(new URL('src/sw.ts', import.meta.url)),
      },
      output: { entryFileNames: ({ name }) => (name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js') },
    },
  },
})
