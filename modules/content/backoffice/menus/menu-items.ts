import * as z from 'zod'
import { NavigationItem } from '../../contract.ts'

const Items = z.array(NavigationItem)

/** Entries of a menu's draft; empty if the draft is not a menu. */
export const itemsOf = (data: Readonly<Record<string, unknown>>): NavigationItem[] =>
  Items.safeParse(data['items']).data ?? []
