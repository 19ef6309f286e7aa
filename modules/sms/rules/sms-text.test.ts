import { expect, test } from 'vitest'
import { segmentsOf } from './segments.ts'
import { smsText } from './sms-text.ts'

const parts = {
  shop: 'Donau Chauffeur',
  sentence: 'Ihre Fahrt 7F3K2QX9M ist bestätigt',
  when: 'Fr., 27.11.2026, 14:35 Uhr',
  url: 'https://donau.example/de/status/7F3K2QX9M/hash0000000000000000000001',
}

test('an SMS contains the sender, the event, the time and the link', () => {
  const text = smsText(parts)
  expect(text).toBe(
    'Donau Chauffeur: Ihre Fahrt 7F3K2QX9M ist bestätigt. Fr., 27.11.2026, 14:35 Uhr. https://donau.example/de/status/7F3K2QX9M/hash0000000000000000000001',
  )
  expect(segmentsOf(text).count).toBe(1)
})

test('if a text does not fit into one message, first the time and then the name is left out, but never the link', () => {
  const long = smsText({ ...parts, shop: 'Gasthaus zum Goldenen Lindwurm am See' })
  expect(long).not.toContain('14:35')
  expect(long).toContain('Lindwurm')
  const longer = smsText({ ...parts, url: `${parts.url}${'x'.repeat(50)}` })
  expect(longer).toMatch(/^Ihre Fahrt .* https:/)
  expect(smsText({ ...parts, url: `https://${'x'.repeat(200)}` })).toContain('https://')
})

test('without https there is no link', () => {
  expect(smsText({ ...parts, url: undefined })).toBe(
    'Donau Chauffeur: Ihre Fahrt 7F3K2QX9M ist bestätigt. Fr., 27.11.2026, 14:35 Uhr.',
  )
})
