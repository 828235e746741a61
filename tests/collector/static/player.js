// Plays the replay that the page names, with a scale that fits and its breadcrumbs as marks.
/* global rrweb */
const $ = (selector) => document.querySelector(selector);
const root = $('#player');
const [button, slider, clock] = $('#controls').children;
const tallest = 0.72;

const minutes = (ms) =>
  `${Math.floor(ms / 60_000)}:${String(Math.floor(ms / 1000) % 60).padStart(2, '0')}`;

function markText({ tag, payload }) {
  if (tag === 'breadcrumb') return `${payload.category} ${payload.message ?? ''}`;
  if (tag === 'performanceSpan') return `${payload.op} ${payload.description ?? ''}`;
  return tag;
}

const response = await fetch(root.dataset.events);
const all = await response.json();
// What was measured before the recording began has nothing to be drawn on.
const begin = all.findIndex((event) => event.type === 4);
const events = all.slice(begin);
const { width, height } = events[0].data;
const scale = Math.min(1, (innerHeight * tallest) / height, (innerWidth * 0.6) / width);
$('#stage').style.cssText = `width:${width * scale}px;height:${height * scale}px`;

const replayer = new rrweb.Replayer(events, {
  root: $('#stage'),
  skipInactive: true,
  showWarning: false,
});
replayer.wrapper.style.transform = `scale(${scale})`;
const { startTime, totalTime } = replayer.getMetaData();
slider.max = totalTime;
let playing = false;

function show() {
  const at = Math.min(Math.max(0, replayer.getCurrentTime()), totalTime);
  if (playing) slider.value = at;
  clock.textContent = `${minutes(Number(slider.value))} of ${minutes(totalTime)}`;
  button.textContent = playing ? 'Pause' : 'Play';
  if (playing) requestAnimationFrame(show);
}

function seek(at, play) {
  playing = play;
  slider.value = at;
  if (play) replayer.play(at);
  else replayer.pause(at);
  show();
}

replayer.on('finish', () => seek(totalTime, false));
button.addEventListener('click', () => {
  const at = Number(slider.value);
  seek(at >= totalTime ? 0 : at, !playing);
});
slider.addEventListener('input', () => seek(Number(slider.value), false));
const telling = ({ type, data }) =>
  type === 5 &&
  ['breadcrumb', 'performanceSpan'].includes(data.tag) &&
  !/^(?:resource|memory)/.test(data.payload.op);
for (const event of all.filter(telling)) {
  const at = Math.max(0, event.timestamp - startTime);
  const mark = document.createElement('button');
  mark.type = 'button';
  mark.textContent = `${minutes(at)}  ${markText(event.data)}`;
  mark.addEventListener('click', () => seek(at, false));
  $('#marks').append(document.createElement('li'));
  $('#marks').lastChild.append(mark);
}
seek(Math.min(1000, totalTime), false);
