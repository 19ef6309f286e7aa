import { describe, expect, it } from 'vitest'
import { allergenCodes, allergenNames, parseAllergens, unknownAllergens } from './allergens.ts'

describe('allergens by their letters (regulation 1169/2011: 14 of them)', () => {
  it('have names in both languages', () => {
    expect(allergenCodes).toHaveLength(14)
    for (const code of allergenCodes) expect(Object.values(allergenNames[code]).every(Boolean)).toBe(true)
  })

  it.each<[string, string]>([
    ['A, C, G', 'ACG'],
    ['G,A,C', 'ACG'],
    ['ACG', 'ACG'],
    ['a c/g', 'ACG'],
    ['A.C.G.', 'ACG'],
    ['Sellerie, Senf', 'LM'],
    ['eggs; Milk', 'CG'],
    ['A, A', 'A'],
    ['', ''],
    ['Bar', ''],
    ['kann Spuren enthalten', ''],
    ['K, X, 1', ''],
  ])('%s', (text, codes) => {
    expect(parseAllergens(text).join('')).toBe(codes)
  })
})

describe('words that guests would not see', () => {
  it.each<[string, string[]]>([
    ['A, X9', ['X9']],
    ['K, X, 1', ['K', 'X', '1']],
    ['ACX', ['ACX']],
    ['z', ['z']],
    ['Gluten, Sellerie', ['Gluten']],
    ['A, C, kann Spuren enthalten', ['kann', 'Spuren', 'enthalten']],
    ['kann Spuren enthalten', []],
    ['A.C.G.', []],
    ['Sellerie, Senf', []],
    ['', []],
  ])('%s', (text, unknown) => {
    expect(unknownAllergens(text)).toEqual(unknown)
  })
})
