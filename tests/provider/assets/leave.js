// Leads the whole page to the thank-you page: a form once it is sent, a thank-you page at once.
const form = document.querySelector('form');

function leave(address) {
  try {
    top.location = address;
  } catch (error) {
    document.querySelector('main').append(`Refused: ${error.name}`);
  }
}

if (form) {
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    await fetch(form.action, { method: 'POST', body: new FormData(form) });
    leave(form.action);
  });
} else if (top !== self) leave(location.href);
