import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { serverBundle } from './server-bundle.ts'

export default defineConfig({
  plugins: [reactRouter(), serverBundle()],
  // Pictures and fonts stay files of their own: pages are cached with the bytes they hold.
  build: {
    manifest: true,
    assetsInlineLimit: 0,
    target: 'es2023',
    sourcemap: false,
    reportCompressedSize: false,
    // The server names the scripts of a page in its head. A list of all of them in the first script would only make it longer.
    modulePreload: {
      resolveDependencies: (_file, needed, { hostId }) =>
        hostId.includes('entry.client') ? needed.filter((one) => one.endsWith('.css')) : needed,
    },
  },
  // Everything in one bundle, built for production: one instance of React and of the router, and a start without a module walk.
  ssr: { noExternal: true },
  environments: {
    ssr: {
      // Said here, or React's development builds come along: two megabytes that every server would load and keep.
      define: { 'process.env.NODE_ENV': '"production"' },
      // Without comments and white space a third is left; names stay, for the log's sake.
      build: {
        rolldownOptions: { output: { minify: { compress: true, mangle: false, codegen: { removeWhitespace: true } } } },
      },
    },
  },
})
