import { expect, test } from 'vitest'
import { accessoryText } from './accessory-text.ts'

test('an accessory as text: amount, name and the answer of the guest in one line', () => {
  expect(accessoryText({ name: 'Kindersitz', amount: 2 })).toBe('2 × Kindersitz')
  expect(accessoryText({ name: 'Empfang mit Schild', amount: 1, isOnce: true })).toBe('Empfang mit Schild')
  expect(accessoryText({ name: 'Zwischenhalt', amount: 1, answer: 'Hotel\nStart:\tWien' })).toBe(
    '1 × Zwischenhalt: Hotel Start: Wien',
  )
})
