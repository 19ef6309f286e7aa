import { type Icon, IconLetterA, IconPhoto, IconQrcode, IconSquare } from '@tabler/icons-react'
import type { LayerType } from '../contract.ts'

export const layerIcons: Readonly<Record<LayerType, Icon>> = {
  text: IconLetterA,
  image: IconPhoto,
  shape: IconSquare,
  qr: IconQrcode,
}
