import { Node } from '@tiptap/react'
import { richPictureAddress } from '../../../rules/blocks/rich-files.ts'

/** A picture of this website within running text. Pictures of other addresses are dropped when a text is read or pasted. */
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
