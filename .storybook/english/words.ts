import { authWords } from './auth.js'
import { commonWords } from './common.js'
import { enterpriseWords } from './enterprise.js'
import { operationWords } from './operation.js'
import { personalWords } from './personal.js'

/** The Chinese words of the stories' fixtures in English; `#` stands for a number. */
export const englishWords = {
  ...commonWords,
  ...authWords,
  ...enterpriseWords,
  ...personalWords,
  ...operationWords,
}
