import { Node } from '@tiptap/react'
import { richPictureAddress } from '../../../rules/blocks/rich-files.ts'

/**
 * The editor's node for a picture in rich text. It accepts only pictures that are stored on this site; a pasted picture with another address is
 * dropped.
 */
export const RichPicture = Node.create({
  name: 'picture',
  group: 'block',
  draggable: true,
  addAttributes: () => ({ src: { default: '' }, alt: { default: '' } }),
  parseHTML: () => [
    {
      tag: 'img[src]',
      getAttrs: (element) => (richPictureAddress.test(element.getAttribute('src') ?? '') ? null : false),
    },
  ],
  renderHTML: ({ HTMLAttributes }) => ['img', HTMLAttributes],
})
