import '@spruce/feature-personal/personal.css'

/** /personal, with its looks. */
export { ProfilePage } from '@spruce/feature-personal'
