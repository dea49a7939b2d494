import { defineMessages } from '@spruce/validators/i18n'

/** Texts of the field that picks a picture, and of its dialog. */
export const resourcePickerMessages = defineMessages({
  'zh-CN': {
    title: '选择图片',
    lead: '企业资源中的图片，最近上传的在前',
    leadUpTo: (most: string) => `企业资源中不超过 ${most} 的图片，最近上传的在前`,
    search: '搜索图片',
    searchHelp: '文件名称',
    pictures: '图片',
    loading: '正在加载图片…',
    none: '还没有图片',
    noneHelp: '上传一张图片，就能在这里选择它',
    noMatch: '没有符合条件的图片',
    chosen: '已选择的图片',
    choose: '从资源中选择',
    change: '更换图片',
    clear: '移除图片',
    mayNotList: '您没有查看资源的权限，不能选择图片',
  },
  'en-US': {
    title: 'Choose a picture',
    lead: 'Pictures among the resources of the company, the newest first',
    leadUpTo: (most: string) =>
      `Pictures of up to ${most} among the resources of the company, the newest first`,
    search: 'Search pictures',
    searchHelp: 'File name',
    pictures: 'Pictures',
    loading: 'Loading pictures…',
    none: 'No pictures yet',
    noneHelp: 'Upload a picture to choose it here',
    noMatch: 'No matching pictures',
    chosen: 'The chosen picture',
    choose: 'Choose from resources',
    change: 'Change the picture',
    clear: 'Remove the picture',
    mayNotList: 'You may not see the resources, so you cannot choose a picture',
  },
})

/** Texts of the dialog where it offers every file, not pictures alone. */
export const resourceFileMessages = defineMessages({
  'zh-CN': {
    ...resourcePickerMessages['zh-CN'],
    title: '选择文件',
    lead: '企业资源中的文件，最近上传的在前',
    leadUpTo: (most: string) => `企业资源中不超过 ${most} 的文件，最近上传的在前`,
    search: '搜索文件',
    pictures: '文件',
    loading: '正在加载文件…',
    none: '还没有文件',
    noneHelp: '上传一个文件，就能在这里选择它',
    noMatch: '没有符合条件的文件',
  },
  'en-US': {
    ...resourcePickerMessages['en-US'],
    title: 'Choose a file',
    lead: 'Files among the resources of the company, the newest first',
    leadUpTo: (most: string) =>
      `Files of up to ${most} among the resources of the company, the newest first`,
    search: 'Search files',
    pictures: 'Files',
    loading: 'Loading files…',
    none: 'No files yet',
    noneHelp: 'Upload a file to choose it here',
    noMatch: 'No matching files',
  },
})
