import { defineMessages } from '@spruce/validators/i18n'
import type { ContrastLevel } from './contrastLevel.js'
import type { JsonReason } from './jsonProblem.js'

/** The colours of `ColorField` where a page names no others: those of themes (spec section 9), and a few more. */
export const defaultColors = [
  '#1677FE',
  '#D8232A',
  '#00B259',
  '#ED691E',
  '#722ED1',
  '#08979C',
  '#202630',
] as const
type DefaultColor = (typeof defaultColors)[number]

/** Texts of the colour, icon and JSON fields. */
export const valueMessages = defineMessages({
  'zh-CN': {
    palette: '预设颜色',
    anyColor: '其他颜色',
    colorName: (color: DefaultColor) =>
      ({
        '#1677FE': '蓝色',
        '#D8232A': '红色',
        '#00B259': '绿色',
        '#ED691E': '橙色',
        '#722ED1': '紫色',
        '#08979C': '青色',
        '#202630': '黑色',
      })[color],
    notAColor: '请输入颜色，如 #1677FE',
    contrast: (ratio: string, level: ContrastLevel) =>
      ({
        good: `白色文字清晰（对比度 ${ratio}:1）`,
        large: `白色文字仅大字清晰（对比度 ${ratio}:1）`,
        poor: `白色文字难以辨认（对比度 ${ratio}:1）`,
      })[level],

    searchIcons: '搜索图标',
    icons: '图标',
    noIcon: '没有匹配的图标',
    iconsFailed: '图标加载失败',

    format: '格式化',
    jsonProblem: (line: number, column: number, text: string) =>
      `第 ${line} 行第 ${column} 列：${text}`,
    jsonReason: (reason: JsonReason) =>
      ({
        end: '内容不完整',
        value: '此处应为值',
        key: '此处应为带双引号的键名',
        colon: '键名后应为冒号',
        comma: '此处应为逗号或右括号',
        string: '字符串未结束或有不允许的字符',
        number: '数字格式有误',
        extra: '结尾有多余的内容',
        depth: '嵌套层数过多',
      })[reason],
  },
  'en-US': {
    palette: 'Preset colours',
    anyColor: 'Another colour',
    colorName: (color) =>
      ({
        '#1677FE': 'Blue',
        '#D8232A': 'Red',
        '#00B259': 'Green',
        '#ED691E': 'Orange',
        '#722ED1': 'Purple',
        '#08979C': 'Cyan',
        '#202630': 'Black',
      })[color],
    notAColor: 'Please enter a colour such as #1677FE',
    contrast: (ratio, level) =>
      ({
        good: `White text is easy to read (contrast ${ratio}:1)`,
        large: `White text is readable only when large (contrast ${ratio}:1)`,
        poor: `White text is hard to read (contrast ${ratio}:1)`,
      })[level],

    searchIcons: 'Search icons',
    icons: 'Icons',
    noIcon: 'No icon matches',
    iconsFailed: 'The icons could not be loaded',

    format: 'Format',
    jsonProblem: (line, column, text) => `Line ${line}, column ${column}: ${text}`,
    jsonReason: (reason) =>
      ({
        end: 'the content ends too early',
        value: 'a value belongs here',
        key: 'a key in double quotes belongs here',
        colon: 'a colon belongs after the key',
        comma: 'a comma or a closing bracket belongs here',
        string: 'the string does not end, or holds a character that it may not',
        number: 'this is no number',
        extra: 'there is more after the end',
        depth: 'nested too deeply',
      })[reason],
  },
})
