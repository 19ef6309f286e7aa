import { editorOf } from '#ui/backoffice/crud/editor.ts'
import { annotationEndpoints, annotationEntity } from '../contract/annotation.ts'
import { annotationWords } from '../words/annotation.ts'

/** The form for annotations. An annotation is a note about a day; charts show it. */
export const annotationEditor = editorOf(annotationEntity, {
  calls: annotationEndpoints,
  words: annotationWords,
  nameOf: ({ text }) => text ?? '',
})
