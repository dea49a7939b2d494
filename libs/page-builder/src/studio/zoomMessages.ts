import { defineMessages } from '@spruce/validators/i18n'

/** Texts of the zoom of a canvas. */
export const zoomMessages = defineMessages({
  'zh-CN': {
    zoom: '画布缩放',
    smaller: '缩小',
    larger: '放大',
    fit: '显示整页',
    fitAt: (percent: number) => `整页 ${percent}%`,
    percent: (percent: number) => `${percent}%`,
    said: (percent: number) => `画布缩放 ${percent}%`,
  },
  'en-US': {
    zoom: 'Zoom of the canvas',
    smaller: 'Zoom out',
    larger: 'Zoom in',
    fit: 'Fit the page',
    fitAt: (percent) => `Fit, ${percent}%`,
    percent: (percent) => `${percent}%`,
    said: (percent) => `Zoom ${percent}%`,
  },
})
