// Made from the message files by scripts/messages.ts: edit those.
import type { en } from '../en/settings.ts';
import { formatsOf } from '../formats.ts';

const formats = formatsOf('zh-CN');

export const zh: typeof en = {
  title: "设置",
  line: "保存在这台设备上。",
  language: "语言",
  languageNote: "整个应用都会换成你选的语言。",
  notKept: "这个浏览器不让我们在设备上保存设置，所以没有改变。",
  units: "单位",
  metric: "米",
  imperial: "英尺和英寸",
  unitsNote: "两种写法在哪里都看得懂；这里只决定尺寸怎样显示。",
  fraction: "英寸的最小分数",
  currency: "货币",
  appearance: "外观",
  system: "跟随手机",
  light: "纸",
  dark: "黑板",
  type: "字号",
  usualType: "常规",
  largeType: "大字",
  typeNote: "大字在一臂之外也能看清。",
  workshop: {
    title: "你的锯和你的店",
    labels: {
      kerf: "锯缝宽度",
      sheetTrim: "板材四边修边",
      boardTrim: "木料两端修边",
      lengths: "店里有的木料长度",
      sheets: "店里有的板材",
    },
    usual: "常用值",
    sizes: (sizes: readonly string[]): string => `${sizes.join("；")}`,
    usualSizes: (sizes: readonly string[]): string => `常用：${sizes.join("；")}`,
    note: "新项目和新下料单会用这些，已有的不变。木料两端只在下料单里修边。",
  },
  backup: "备份、恢复、清除",
  backupNote: "这台设备上的一切，存成一个文件",
  device: "在这台设备上",
  offline: "没有网络时能用吗",
  copy: {
    impossible: "不能：这个浏览器不能保存应用，或者正在用无痕窗口。",
    coming: "马上：正在把应用存到这部手机上。",
    kept: "能，每个页面都行。",
    "no-room": "还不能：这部手机空间不足，存不下应用。请腾出空间后重新加载。",
    interrupted: "还不能：保存应用时中断了，重新加载时会再试。",
  },
  version: (version: string): string => `版本 ${version}`,
  build: (build: string): string => `构建 ${build}`,
  update: "更新",
  stored: (megabytes: number): string => `已占用：${formats.number(megabytes, 1)} MB`,
  persist: "请保留",
  notPersisted: "浏览器没有同意。安装应用以后也许会同意。",
  reports: "本应用报告什么",
};
