"""Work that is shared by all cores, or by the machines of a Ray cluster, with a progress bar."""

import logging
import os
import signal
import socket
import threading
from collections.abc import Callable, Generator, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from contextlib import closing
from itertools import islice
from multiprocessing import active_children, get_context, parent_process
from typing import Any, TypeVar

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from serai.extras import require

Job = TypeVar("Job")
Result = TypeVar("Result")

HANDED_OUT = 256  # jobs that a cluster has at a time
AT_MOST = 3  # times that processes may die without having done anything
TRIES = 20  # times that a cluster may do a job again whose process or machine died
DYING = "the worker processes keep dying: a bot ends them, or there is too little memory"
PATIENCE = 5.0  # seconds for a cluster to answer


def run(
    name: str,
    work: Sequence[Job],
    do: Callable[[Job], Result],
    size: Callable[[Job], int],
    done: int = 0,
    workers: int | None = None,
    apart: bool = False,
    cluster: str | None = None,
) -> Iterator[Result]:
    """The results of all jobs as they come. `size` is how far a job moves the bar, `done` where it begins.

    One worker is this process, unless the work must be done `apart` from it.
    """
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    if workers is not None and workers < 1:
        raise ValueError(f"the number of workers must be at least 1, not {workers}")
    several = min(workers or cores(), len(work))
    if cluster is not None:
        finished = on_cluster(work, do, cluster)
    elif several > 1 or (several == 1 and apart):
        finished = on_cores(work, do, several)
    else:
        finished = ((job, do(job)) for job in work)
    console = Console(stderr=True)
    shown = Progress(*columns, console=console, transient=True, disable=not console.is_terminal)
    with shown as progress, closing(finished):
        bar = progress.add_task(name, total=done + sum(map(size, work)), completed=done)
        for job, result in finished:
            progress.advance(bar, size(job))
            yield result


def cores() -> int:
    """How many this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def on_cores(
    work: Sequence[Job], do: Callable[[Job], Result], several: int
) -> Generator[tuple[Job, Result], None, None]:
    """What a process was doing that died is done again, unless they die `AT_MOST` times in a row."""
    left = dict(enumerate(work))
    in_vain = 0
    while left:
        before = len(left)
        # Spawned and not forked: a child must not inherit the thread that draws the progress bar.
        with ProcessPoolExecutor(min(several, before), get_context("spawn"), become_worker) as pool:
            try:
                jobs = {pool.submit(do, job): number for number, job in left.items()}
                for finished in as_completed(jobs):
                    result = finished.result()
                    yield left.pop(jobs[finished]), result
            except BrokenProcessPool:
                in_vain = in_vain + 1 if len(left) == before else 0
                if in_vain == AT_MOST:
                    raise ValueError(DYING) from None
            except BaseException:
                pool.shutdown(wait=False, cancel_futures=True)
                for process in active_children():
                    process.terminate()
                raise


def become_worker() -> None:
    """Leave Ctrl-C to the parent process, and end when it has ended, however that came."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=follow, args=(parent_process(),), daemon=True).start()


def follow(parent: Any) -> None:
    parent.join()
    os._exit(1)


def on_cluster(
    work: Sequence[Job], do: Callable[[Job], Result], address: str
) -> Generator[tuple[Job, Result], None, None]:
    """Ray does a job again if its process or machine dies; each job's result is asked for once."""
    require("ray")
    import ray

    try:
        if address != "auto":  # Ray itself would try for minutes
            host, _, port = address.rpartition(":")
            socket.create_connection((host, int(port)), PATIENCE).close()
        ray.init(address, log_to_driver=False, logging_level=logging.CRITICAL)
    except (OSError, ValueError):
        raise ValueError(f"there is no Ray cluster at {address}; start one with ray start --head") from None
    try:
        do_there: Any = ray.remote(max_retries=TRIES)(lambda job: do(job))
        jobs = iter(work)
        waiting = {do_there.remote(job): job for job in islice(jobs, HANDED_OUT)}
        while waiting:
            [finished], _ = ray.wait(list(waiting))
            yield waiting.pop(finished), ray.get(finished)
            waiting.update((do_there.remote(job), job) for job in islice(jobs, 1))
    except (ray.exceptions.WorkerCrashedError, ray.exceptions.NodeDiedError):
        raise ValueError(DYING) from None
    finally:
        ray.shutdown()
