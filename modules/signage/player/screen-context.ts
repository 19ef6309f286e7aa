import type { Manifest } from '../contract.ts'
import type { blobAddresses } from './addresses.ts'
import type { EngineDeps } from './engine-deps.ts'
import type { ShownSpan } from '../rules/board-pages.ts'
import type { RenderContext } from './render/context.ts'

/** Provides what the drawing code needs on this screen: files from the device, live documents, and the settings of the manifest. */
export const screenContext = (
  manifest: Manifest,
  deps: EngineDeps,
  own: {
    addresses: ReturnType<typeof blobAddresses>
    now: () => number
    volume: number
    shown?: ShownSpan | undefined
  },
): RenderContext => ({
  doc: deps.doc,
  brand: manifest.brand,
  locale: manifest.device.language,
  zone: manifest.device.zone,
  documents: deps.documents.live,
  volume: own.volume,
  now: own.now,
  ...(own.shown ? { shown: own.shown } : {}),
  picture: (name) => own.addresses.of(manifest, manifest.pictures[name]),
  film: (hash) => own.addresses.of(manifest, hash),
  template: (id) => own.addresses.of(manifest, manifest.templates[id]),
  mayShowPage: (host) => deps.isOnline() && manifest.webHosts.includes(host),
})
