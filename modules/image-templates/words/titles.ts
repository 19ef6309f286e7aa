import { messages } from '#i18n/messages.ts'

/** The titles of the screens. The frame of the back office needs them before it loads a screen. */
export const imageTemplatesTitles = messages(
  { templates: 'Bildvorlagen', template: 'Bildvorlage', fonts: 'Schriften' },
  { templates: 'Image templates', template: 'Image template', fonts: 'Fonts' },
)
