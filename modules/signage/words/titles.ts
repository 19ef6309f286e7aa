import { messages } from '#i18n/messages.ts'

/** The titles of the screens. The frame of the back office needs them before it loads a screen. */
export const signageTitles = messages(
  {
    wall: 'Schirme',
    programs: 'Programme',
    program: 'Programm',
    segments: 'Segmente',
    scenes: 'Szenen',
    scene: 'Szene',
    plays: 'Nachweis',
  },
  {
    wall: 'Screens',
    programs: 'Programs',
    program: 'Program',
    segments: 'Segments',
    scenes: 'Scenes',
    scene: 'Scene',
    plays: 'Proof of play',
  },
)
