import * as z from 'zod'
import { NavigationItem } from '../../contract.ts'

const Items = z.array(NavigationItem)

/** Reads the entries of a menu from the data of its draft. Returns an empty list if there are no valid entries in it. */
export const itemsOf = (data: Readonly<Record<string, unknown>>): NavigationItem[] =>
  Items.safeParse(data['items']).data ?? []
