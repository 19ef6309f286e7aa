import { useApi } from '#ui/backoffice/staff.tsx'
import { useEffect, useRef, useState } from 'react'
import { fontEndpoints, type Layer, MOST_LETTERS, MOST_WORDS } from '../contract.ts'
import { fileOf, imageOf, type Values } from '../rules/bindings.ts'
import { textsByFont } from '../rules/draw.ts'
import { joined, type Letters, missingIn } from '../rules/letters.ts'

type Tables = ReadonlyMap<string, Letters>

/**
 * Loads the outlines of the letters that the texts of the layers need, by font. When staff type a character whose outline is not loaded yet, the
 * outline is requested.
 */
export function useLetters(layers: readonly Layer[], values: readonly Values[]): Tables {
  const api = useApi()
  const [tables, setTables] = useState<Tables>(new Map())
  const asked = useRef(new Set<string>())
  useEffect(() => {
    for (const [key, text] of textsByFont(layers, values)) {
      const missing = missingIn(tables.get(key), `${text}\n…`)
      const asks = { text: missing.text.slice(0, MOST_LETTERS), words: missing.words.slice(0, MOST_WORDS) }
      const question = `${key}\n${asks.text}\n${asks.words.join(' ')}`
      // The same request is not sent twice, not even if it failed.
      if ((asks.text === '' && asks.words.length === 0) || asked.current.has(question)) continue
      asked.current.add(question)
      const [family = '', variant = ''] = key.split('\n')
      void api.call(fontEndpoints.letters, { body: { family, variant, ...asks } }).then((answer) => {
        if (answer.ok) setTables((before) => new Map(before).set(key, joined(before.get(key), answer.value)))
      })
    }
  }, [api, layers, values, tables])
  return tables
}

interface Loaded {
  readonly href: string
  readonly w: number
  readonly h: number
}

/** Loads the pictures of all layers to find their sizes. A picture is missing in the result until it is loaded. */
export function usePictures(layers: readonly Layer[], values: readonly Values[]): ReadonlyMap<string, Loaded> {
  const [loaded, setLoaded] = useState<ReadonlyMap<string, Loaded>>(new Map())
  const asked = useRef(new Set<string>())
  useEffect(() => {
    for (const layer of layers) {
      if (layer.type !== 'image') continue
      for (const one of values) {
        const chosen = imageOf(layer, one)
        const file = chosen && fileOf(chosen)
        if (file === undefined || asked.current.has(file)) continue
        asked.current.add(file)
        const image = new Image()
        image.addEventListener('load', () =>
          setLoaded((before) =>
            new Map(before).set(file, { href: image.src, w: image.naturalWidth, h: image.naturalHeight }),
          ),
        )
        image.src = `/image/large/${file}`
      }
    }
  }, [layers, values])
  return loaded
}
