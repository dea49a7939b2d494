import { defineMessages } from '@spruce/validators/i18n'

/** A space parts Chinese from Latin letters, not from Chinese. */
const after = (verb: string, text: string) =>
  /^\p{Script=Han}/u.test(text) ? verb + text : `${verb} ${text}`

/** Texts of the upload field. */
export const uploadMessages = defineMessages({
  'zh-CN': {
    dropHere: '将文件拖到此处，或',
    chooseFiles: '选择文件',
    files: (label: string) => `${label}：已选文件`,
    uploading: (name: string) => `“${name}”上传进度`,
    uploaded: '已上传',
    uploadFailed: '上传失败',
    uploadCancelled: '已取消',
    cancelUpload: (name: string) => `取消上传“${name}”`,
    retryUpload: (name: string) => `重新上传“${name}”`,
    removeFile: (name: string) => `移除“${name}”`,
    tooLarge: (size: string) => `文件不能超过 ${size}`,
    emptyFile: '文件是空的',
    wrongType: (types: string) => after('仅支持', types),
    tooManyFiles: (most: number) => `最多 ${most} 个文件`,
    uploadsPending: '文件正在上传，请稍候',
    uploadsFailed: '有文件未上传成功，请重新上传或移除',
    limits: (parts: readonly string[]) => parts.join('，'),
    acceptsTypes: (types: string) => after('支持', types),
    acceptsSize: (size: string) => `单个文件不超过 ${size}`,
    anyImage: '图片',
  },
  'en-US': {
    dropHere: 'Drop files here, or',
    chooseFiles: 'Choose files',
    files: (label) => `${label}: chosen files`,
    uploading: (name) => `Upload of “${name}”`,
    uploaded: 'Uploaded',
    uploadFailed: 'Upload failed',
    uploadCancelled: 'Cancelled',
    cancelUpload: (name) => `Cancel the upload of “${name}”`,
    retryUpload: (name) => `Upload “${name}” again`,
    removeFile: (name) => `Remove “${name}”`,
    tooLarge: (size) => `A file may be ${size} at most`,
    emptyFile: 'The file is empty',
    wrongType: (types) => `Only ${types}`,
    tooManyFiles: (most) => (most === 1 ? 'One file only' : `${most} files at most`),
    uploadsPending: 'Files are still being uploaded. Please wait.',
    uploadsFailed: 'Some files were not uploaded. Upload them again or remove them.',
    limits: (parts) => parts.join(', '),
    acceptsTypes: (types) => types,
    acceptsSize: (size) => `up to ${size} each`,
    anyImage: 'images',
  },
})
