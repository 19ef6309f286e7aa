export { scriptTexts } from '#testing/script-texts.ts'
