import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { serverBundle } from './server-bundle.ts'
import { styleLoader } from './style-loader.ts'

/**
 * Code that several pages need is built into a few large files: small files compress less well, and each file costs a request. None of this
 * code imports styles.
 */
const sharedChunks = [
  // Code that the first script of a page shares with later scripts. If it were in the same file as code that needs React, the first script
  // would have to wait for React.
  {
    name: 'first',
    test: /(packages\/ui\/site\/(consent-changes|consent-record|save-consent|dialog-entry|load-late|reachable)|apps\/site\/app\/islands\/(early-consent|until-loaded))\.ts$/,
  },
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
  {
    name: 'base',
    test: /apps\/site\/app\/islands\/awake\.tsx$|packages\/(kernel\/(money|pricing|time|result|slots)|i18n\/messages|ui\/site\/(icon|late|consent|tab-store|json-call|field-message|use-online|picture|screens|error-list|pickers\/(date-names|use-pickers)))\.tsx?$/,
  },
  {
    name: 'hours',
    test: /modules\/(branches\/rules\/(lead-time|opening-hours|appointment-slots)|catalogue\/rules\/(lead-time|product-words)|ordering\/rules\/price-open)\.ts$/,
  },
  // Code that the booking form and the checkout of a ride share.
  {
    name: 'ride',
    test: /modules\/(ordering\/rules\/(accessory-text|flight-number|free-cancel|free-waiting)|booking\/(words\/(booking|sheet)|rules\/(addons|booking-form|booking-vehicle|ride-price|quote-ride)|site\/(draft|draft-store|route-words|ride-open|use-draft|vehicles)))\.tsx?$/,
  },
]

export default defineConfig(({ command }) => ({
  plugins: [reactRouter(), serverBundle(), styleLoader()],
  // Pictures and fonts stay separate files. Otherwise each cached page would contain them.
  build: {
    manifest: true,
    assetsInlineLimit: 0,
    target: 'es2023',
    sourcemap: false,
    reportCompressedSize: false,
    // The server lists the scripts of a page in the head of the page. Without this setting, the first script would also contain a list of
    // all scripts.
    modulePreload: {
      resolveDependencies: (_file, needed, { hostId }) =>
        hostId.includes('entry.client') ? needed.filter((one) => one.endsWith('.css')) : needed,
    },
  },
  // The server bundle contains all packages, built for production. Therefore there is only one instance of React and of the router, and the
  // server does not search for packages when it starts.
  ...(command === 'build' && { ssr: { noExternal: true } }),
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: sharedChunks } } } } },
    ssr:
      command === 'serve'
        ? {}
        : {
            // Without NODE_ENV, the bundle would contain React's development builds: two megabytes that every server would keep in
            // memory.
            define: { 'process.env.NODE_ENV': '"production"' },
            // Comments and white space are removed, so only a third of the size remains. Names are kept, so that stack traces in the log
            // are readable.
            build: {
              rolldownOptions: {
                output: { minify: { compress: true, mangle: false, codegen: { removeWhitespace: true } } },
              },
            },
          },
  },
}))
