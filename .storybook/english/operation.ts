/** What the stories of the operations console show beside the common words. */
export const operationWords = {
  '申请企业 #': 'Applicant #',
}
