/** Print one part of the page and nothing else. */

export function printOnly(element: Element): void {
  const paper = document.createElement('div');
  paper.id = 'paper';
  paper.append(element.cloneNode(true));
  document.body.append(paper);
  document.documentElement.classList.add('printing');
  window.addEventListener(
    'afterprint',
    () => {
      document.documentElement.classList.remove('printing');
      paper.remove();
    },
    { once: true },
  );
  window.print();
}
