import { commonWords } from './common.js'
import { operationWords } from './operation.js'

/** The Chinese words of the stories' fixtures in English; `#` stands for a number. */
export const englishWords = { ...commonWords, ...operationWords }
