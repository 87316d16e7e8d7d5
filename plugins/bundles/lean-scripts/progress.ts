/**
 * The bar at the top of a page while another is on its way, in the place of nprogress, with the markup that the framework's
 * styles are for. The browser moves it: it comes ever more slowly, and leaves when the page is there.
 */

/** How long the bar takes to the end, and away once the page is there, in milliseconds. */
const COME = 20_000;
const LEAVE = 200;

let shown: HTMLElement | undefined;

/** Moves the bar to where so much of it is seen, in so many milliseconds. */
function move(bar: HTMLElement, percent: number, milliseconds: number): void {
  bar.style.transition = `transform ${milliseconds}ms cubic-bezier(0, 0.6, 0.3, 1)`;
  bar.style.transform = `translateX(${percent - 100}%)`;
}

const barOf = (progress: HTMLElement) => progress.firstElementChild as HTMLElement;

export default {
  configure(): void {
    // It has no spinner, which is all that the framework says.
  },
  start(): void {
    if (shown) {
      return;
    }
    shown = document.createElement('div');
    shown.id = 'nprogress';
    shown.innerHTML = '<div class="bar"><div class="peg"></div></div>';
    const bar = barOf(shown);
    move(bar, 8, 0);
    document.body.append(shown);
    // The browser has to see where it begins.
    bar.getBoundingClientRect();
    move(bar, 95, COME);
  },
  done(): void {
    const progress = shown;
    if (!progress) {
      return;
    }
    shown = undefined;
    move(barOf(progress), 100, LEAVE);
    progress.style.transition = `opacity ${LEAVE}ms linear ${LEAVE}ms`;
    progress.style.opacity = '0';
    setTimeout(() => progress.remove(), 2 * LEAVE);
  },
};
