import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { serverBundle } from './server-bundle.ts'

export default defineConfig(({ command }) => ({
  plugins: [reactRouter(), serverBundle()],
  // Pictures and fonts stay separate files: otherwise each cached page would contain them.
  build: {
    manifest: true,
    assetsInlineLimit: 0,
    target: 'es2023',
    sourcemap: false,
    reportCompressedSize: false,
    // The server lists the scripts of a page in its head. A list of all scripts in the first one would only make it longer.
    modulePreload: {
      resolveDependencies: (_file, needed, { hostId }) =>
        hostId.includes('entry.client') ? needed.filter((one) => one.endsWith('.css')) : needed,
    },
  },
  // Everything in one bundle, built for production: one instance of React and of the router, and a start that does not have to resolve
  // modules.
  ...(command === 'build' && { ssr: { noExternal: true } }),
  environments: {
    ssr:
      command === 'serve'
        ? {}
        : {
            // Set here, because otherwise React's development builds are included: two megabytes that every server would load and keep.
            define: { 'process.env.NODE_ENV': '"production"' },
            // Without comments and white space a third of the size is left. Names stay, for readable stack traces in the log.
            build: {
              rolldownOptions: {
                output: { minify: { compress: true, mangle: false, codegen: { removeWhitespace: true } } },
              },
            },
          },
  },
}))
