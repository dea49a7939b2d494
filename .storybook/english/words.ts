import { authWords } from './auth.js'
import { commonWords } from './common.js'
import { devicesWords } from './devices.js'
import { enterpriseWords } from './enterprise.js'
import { operationWords } from './operation.js'
import { pageBuilderWords } from './pageBuilder.js'
import { personalWords } from './personal.js'
import { portalWords } from './portal.js'
import { shellUiWords } from './shellUi.js'

/** The Chinese words of the stories' fixtures in English; `#` stands for a number. */
export const englishWords = {
  ...pageBuilderWords,
  ...shellUiWords,
  ...commonWords,
  ...authWords,
  ...enterpriseWords,
  ...personalWords,
  ...operationWords,
  ...portalWords,
  ...devicesWords,
}
